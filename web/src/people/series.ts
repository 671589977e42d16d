import type * as S from '../wire/schema.ts';

/** Seats ranked by what the series counts; the other number breaks ties. */
export function standing({ by, wins, money }: S.SeriesView): {
  seat: number;
  place: number;
  wins: number;
  money: number;
}[] {
  const numbers = (seat: number) => (by === 'wins' ? [wins[seat]!, money[seat]!] : [money[seat]!, wins[seat]!]);
  const beats = (a: number, b: number) => {
    const [one, other] = [numbers(a), numbers(b)];
    return one[0]! > other[0]! || (one[0] === other[0] && one[1]! > other[1]!);
  };
  const seats = wins.map((_, seat) => seat);
  return seats
    .map((seat) => ({
      seat,
      place: 1 + seats.filter((other) => beats(other, seat)).length,
      wins: wins[seat]!,
      money: money[seat]!,
    }))
    .sort((a, b) => a.place - b.place);
}
