// The two-player solution of Die oberen 10 000 in C++: how fast could it be? It uses the method of vabanque.games.top_10000.exact.grid, for
// one purpose only: 32 turns side by side, each with the mover's value and how much of it depends on a bust.
// g++ -O3 -march=native -mprefer-vector-width=512 -ffp-contract=off solve_limit.cpp -o solve_limit && ./solve_limit
#include <algorithm>
#include <array>
#include <chrono>
#include <cmath>
#include <cstdio>
#include <functional>
#include <map>
#include <set>
#include <tuple>
#include <vector>

constexpr int N = 200, TOP = 40, HANDS = 12, SIX = 11, LANES = 32;  // hand = black + 6 * red; hand 0 does not occur

using Option = std::pair<int, int>;  // points in steps of 50, next hand
struct Node { int depth, to; double chance; };
std::vector<Node> nodes;
int first[HANDS + 1];
double bust_chance[HANDS];

struct Aside { int points, black, red; bool operator<(const Aside& o) const {
    return std::tie(points, black, red) < std::tie(o.points, o.black, o.red); } };

std::set<Aside> of_face(int face, int black, int red) {
    std::set<Aside> found;
    int dice = black + red, triple = face == 1 ? 20 : 2 * face, single = face == 1 ? 2 : face == 5 ? 1 : 0;
    for (int t = 0; 3 * t <= dice; ++t)
        for (int s = 0; s <= (single ? dice - 3 * t : 0); ++s)
            for (int p = 0; p <= (face == 5 ? (dice - 3 * t - s) / 2 : 0); ++p) {
                int points = t * triple + s * single + 2 * p, aside = 3 * t + s + p;
                if (aside <= black) found.insert({points, aside, 0});
                if (red && aside) found.insert({points, aside - 1, 1});
            }
    return found;
}

std::set<Option> options(const std::array<int, 7>& black, int red, int hand) {  // red: 0 none, 1-5, 6 the coin
    std::set<Aside> found{{0, 0, 0}};
    for (int face = 1; face <= 6; ++face) {
        std::set<Aside> next;
        for (auto& a : found)
            for (auto& b : of_face(face, black[face], red == face && red != 6))
                next.insert({a.points + b.points, a.black + b.black, a.red + b.red});
        found = next;
    }
    bool straight = red >= 1 && red <= 5;
    for (int face = 1; face <= 6; ++face) straight = straight && black[face] + (red == face) == 1;
    if (straight) found.insert({20, 5, 1});
    found.erase(Aside{0, 0, 0});
    std::map<int, int> best;
    for (auto& a : found) {
        int left = hand - a.black - 6 * a.red;
        if (red == 6 || left == 0) left = SIX;
        best[left] = std::max(best[left], a.points);
    }
    std::set<Option> result;
    for (auto& [left, points] : best) result.insert({points, left});
    return result;
}

void grow(std::map<std::set<Option>, double> sets, int depth) {
    const std::set<Option> nothing;
    sets.erase(nothing);
    while (!sets.empty()) {
        std::map<Option, int> common;
        for (auto& [one, _] : sets) for (auto& o : one) ++common[o];
        Option split = std::max_element(common.begin(), common.end(), [](auto& a, auto& b) {
            return std::tie(a.second, a.first) < std::tie(b.second, b.first); })->first;
        std::map<std::set<Option>, double> within, rest;
        for (auto& [one, chance] : sets) {
            if (!one.count(split)) { rest[one] = chance; continue; }
            auto less = one;
            less.erase(split);
            within[less] = chance;
        }
        double chance = within.count(nothing) ? within[nothing] : 0.0;
        nodes.push_back({depth, split.second - split.first * HANDS, chance});
        grow(within, depth + 1);
        sets = rest;
    }
}

void prepare() {
    for (int hand = 1; hand < HANDS; ++hand) {
        first[hand] = nodes.size();
        int dice = hand % 6;
        std::map<std::set<Option>, double> sets;
        std::array<int, 7> counts{};
        double ways[6] = {1, 1, 2, 6, 24, 120};
        std::function<void(int, int)> each = [&](int face, int left) {
            if (face == 6) {
                counts[6] = left;
                double chance = ways[dice] / std::pow(6.0, dice + hand / 6);
                for (int f = 1; f <= 6; ++f) chance /= ways[counts[f]];
                for (int red = hand / 6 ? 1 : 0; red <= (hand / 6 ? 6 : 0); ++red) sets[options(counts, red, hand)] += chance;
                return;
            }
            for (int n = 0; n <= left; ++n) { counts[face] = n; each(face + 1, left - n); }
        };
        each(1, dice);
        bust_chance[hand] = sets[std::set<Option>()];
        grow(sets, 0);
    }
    first[HANDS] = nodes.size();
}

double win[N][N];
struct Cell { double own[LANES], share[LANES]; };
static Cell table[N + TOP][HANDS];

void turns(const int* a, const int* b, const double* bust, double* own, double* share) {
    Cell best[12], total;
    int most = 0;
    for (int l = 0; l < LANES; ++l) most = std::max(most, N - a[l]);
    for (int rung = 1; rung <= most; ++rung) {
        double bank[LANES];
        for (int l = 0; l < LANES; ++l) bank[l] = rung < N - a[l] ? 1.0 - win[b[l]][N - rung] : 0.0;
        Cell* row = table[rung + TOP - 1];
        for (int hand = 1; hand < HANDS; ++hand) {
            for (int l = 0; l < LANES; ++l) { total.own[l] = bust_chance[hand] * bust[l]; total.share[l] = bust_chance[hand]; }
            for (int k = first[hand]; k < first[hand + 1]; ++k) {
                const Node& node = nodes[k];
                const Cell& to = row[node.to];
                Cell& here = best[node.depth];
                if (node.depth == 0) here = to;
                else {
                    const Cell& up = best[node.depth - 1];
                    for (int l = 0; l < LANES; ++l) {
                        bool better = to.own[l] > up.own[l];
                        here.own[l] = better ? to.own[l] : up.own[l];
                        here.share[l] = better ? to.share[l] : up.share[l];
                    }
                }
                if (node.chance > 0)
                    for (int l = 0; l < LANES; ++l) {
                        total.own[l] += node.chance * here.own[l];
                        total.share[l] += node.chance * here.share[l];
                    }
            }
            for (int l = 0; l < LANES; ++l) {
                bool stop = bank[l] >= total.own[l];
                row[hand].own[l] = stop ? bank[l] : total.own[l];
                row[hand].share[l] = stop ? 0.0 : total.share[l];
            }
        }
        for (int l = 0; l < LANES; ++l)
            if (rung == N - a[l]) { own[l] = total.own[l]; share[l] = total.share[l]; }
    }
}

int main() {
    auto start = std::chrono::steady_clock::now();
    prepare();
    for (int row = 0; row < TOP; ++row)
        for (auto& cell : table[row])
            for (int l = 0; l < LANES; ++l) { cell.own[l] = 1.0; cell.share[l] = 0.0; }
    for (int total = 2 * (N - 1); total >= 0; --total) {
        int low = std::max(0, total - N + 1), high = std::min(total, N - 1), count = high - low + 1;
        std::vector<double> bust(count, 0.5), own(count + LANES), share(count + LANES);
        for (int k = 0; k < count; ++k) {
            int a = low + k, b = total - a;
            if (a + 1 < N && b + 1 < N) bust[k] = 1.0 - (win[b + 1][a] + win[b][a + 1] - win[b + 1][a + 1]);
        }
        for (int pass = 0; pass < 30; ++pass) {
            for (int k = 0; k < count; k += LANES) {
                int a[LANES], b[LANES];
                double x[LANES];
                for (int l = 0; l < LANES; ++l) {
                    int at = std::min(k + l, count - 1);
                    a[l] = low + at, b[l] = total - a[l], x[l] = bust[at];
                }
                turns(a, b, x, &own[k], &share[k]);
            }
            double moved = 0;
            for (int k = 0; k < count; ++k) {  // win = share * (1 - other's win) + rest, and likewise for the other
                int j = count - 1 - k;
                double rest = own[k] - share[k] * bust[k], other = own[j] - share[j] * bust[j];
                win[low + k][total - low - k] = (rest + share[k] * (1.0 - other - share[j])) / (1.0 - share[k] * share[j]);
            }
            for (int k = 0; k < count; ++k) {
                double fresh = 1.0 - win[total - low - k][low + k];
                moved = std::max(moved, std::abs(fresh - bust[k]));
                bust[k] = fresh;
            }
            if (moved <= 1e-13) break;
        }
    }
    std::chrono::duration<double> seconds = std::chrono::steady_clock::now() - start;
    std::printf("{\"win_first\": %.15f, \"seconds\": %.3f}\n", win[0][0], seconds.count());
}
