// The limit: five-seat random games of las-vegas-2012, hand-packed in C++.
//
// It has the same luck as the compiled rules, so equal sums prove that both play the same games.
// Usage: limit KEY GAMES  →  one line: CPU seconds, sum of all scores, decisions.

#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <ctime>

constexpr int SEATS = 5, ROUNDS = 4, CASINOS = 6, DICE = 8, FULL = 54;
constexpr uint64_t STEP = 0x9E3779B97F4A7C15ull;
constexpr uint32_t COUNTS = 0xFFFFFF;

static uint64_t luck;

static inline uint32_t below(uint32_t n) {
    uint64_t x = luck += STEP;
    x = (x ^ (x >> 30)) * 0xBF58476D1CE4E5B9ull;
    x = (x ^ (x >> 27)) * 0x94D049BB133111EBull;
    x ^= x >> 31;
    return uint32_t((unsigned __int128)x * n >> 64);
}

// Rolls of 0 to 4 dice in all orders: four bits per face, and the set of faces from bit 24 up.
static uint32_t orders[1 + 6 + 36 + 216 + 1296];
static constexpr int FIRST[] = {0, 1, 7, 43, 259};
static constexpr uint32_t POWER[] = {1, 6, 36, 216, 1296, 7776, 46656, 279936, 1679616};

static void make_orders() {
    for (int dice = 1; dice <= 4; ++dice)
        for (uint32_t n = 0; n < POWER[dice]; ++n) {
            uint32_t throw_ = 0;
            // The first die is the most significant digit, as in the compiled rules' table.
            for (uint32_t rest = n, die = 0; die < uint32_t(dice); ++die, rest /= 6) {
                uint32_t face = rest % 6;
                throw_ = (throw_ + (1u << 4 * face)) | 1u << (24 + face);
            }
            orders[FIRST[dice] + n] = throw_;
        }
}

static inline uint32_t throw_dice(int dice) {
    static constexpr int LOW[] = {0, 1, 7, 43, 259, 259, 259, 259, 259}, HIGH[] = {0, 0, 0, 0, 0, 1, 7, 43, 259};
    uint32_t order = below(POWER[dice]), other = order / 1296;
    uint32_t some = orders[LOW[dice] + order - 1296 * other], more = orders[HIGH[dice] + other];
    return ((some & COUNTS) + (more & COUNTS)) | ((some | more) & ~COUNTS);
}

static uint8_t full[FULL];
static const int COPIES[] = {6, 8, 8, 6, 6, 5, 5, 5, 5};

struct Game {
    uint32_t weights[CASINOS];
    uint8_t bills[CASINOS][5], bill_count[CASINOS];
    uint8_t own[SEATS], deck[FULL], deck_count;
    uint32_t won[SEATS];  // money in thousands from bit 8 up, number of bills below

    void fill() {
        for (int casino = 0; casino < CASINOS; ++casino) {
            int total = 0, count = 0;
            while (total < 50) {
                uint32_t drawn = below(deck_count);
                uint8_t bill = deck[drawn];
                deck[drawn] = deck[--deck_count];
                int at = count++;
                for (; at > 0 && bills[casino][at - 1] < bill; --at) bills[casino][at] = bills[casino][at - 1];
                bills[casino][at] = bill;
                total += bill;
            }
            bill_count[casino] = uint8_t(count);
        }
    }

    void pay() {
        for (int casino = 0; casino < CASINOS; ++casino) {
            uint64_t who = 0;
            uint32_t once = 0, twice = 0, owner = 1;
            for (uint32_t rest = weights[casino]; rest; rest >>= 4, ++owner) {
                uint32_t weight = rest & 15;
                twice |= once & 1u << weight;
                once |= 1u << weight;
                who |= uint64_t(owner) << 4 * weight;
            }
            uint32_t alone = once & ~twice & ~1u;
            for (int n = 0; alone && n < bill_count[casino]; ++n) {
                int weight = 31 - __builtin_clz(alone);
                won[(who >> 4 * weight & 15) - 1] += uint32_t(bills[casino][n]) << 8 | 1;
                alone ^= 1u << weight;
            }
        }
    }

    uint32_t play(int first) {
        uint32_t decisions = 0;
        for (int n = 0; n < FULL; ++n) deck[n] = full[n];
        deck_count = FULL;
        for (auto &purse : won) purse = 0;
        for (int round = 0; round < ROUNDS; ++round) {
            for (auto &casino : weights) casino = 0;
            for (auto &dice : own) dice = DICE;
            fill();
            int seat = (first + round) % SEATS;
            for (int in_hand = SEATS * DICE; in_hand; ++seat) {
                if (seat == SEATS) seat = 0;
                if (!own[seat]) continue;
                uint32_t roll = throw_dice(own[seat]), faces = roll >> 24;
                for (uint32_t n = below(uint32_t(__builtin_popcount(faces))); n; --n) faces &= faces - 1;
                int face = __builtin_ctz(faces), dice = roll >> 4 * face & 15;
                weights[face] += uint32_t(dice) << 4 * seat;
                own[seat] = uint8_t(own[seat] - dice);
                in_hand -= dice;
                ++decisions;
            }
            pay();
        }
        return decisions;
    }
};

int main(int count, char **words) {
    uint64_t key = count > 1 ? strtoull(words[1], nullptr, 10) : 1;
    uint64_t games = count > 2 ? strtoull(words[2], nullptr, 10) : 1000000;
    make_orders();
    int at = 0;
    for (int sort = 0; sort < 9; ++sort)
        for (int copy = 0; copy < COPIES[sort]; ++copy) full[at++] = uint8_t(10 * (sort + 1));
    clock_t begun = clock();
    uint64_t money = 0, decisions = 0;
    Game game;
    for (uint64_t number = 0; number < games; ++number) {
        luck = key + (number << 24) * STEP;
        decisions += game.play(int(number % SEATS));
        for (uint32_t purse : game.won) money += purse >> 8;
    }
    printf("%.6f %llu %llu\n", double(clock() - begun) / CLOCKS_PER_SEC, (unsigned long long)money,
           (unsigned long long)decisions);
}
