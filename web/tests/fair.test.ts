import { describe, expect, it } from 'vitest';
import { numbers } from '../src/wire/fair.ts';

// The same seeds and answers as in tests/play/test_fair_dice.py: server and browser compute the same dice.
const seed = Uint8Array.from({ length: 32 }, (_, index) => index);
const proof = {
  table: 'k3n5p7r9t2v4',
  commitment: '630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd',
  server_seed: Array.from(seed, (byte) => byte.toString(16).padStart(2, '0')).join(''),
  seat_seeds: ['anna', '', 'größer als 3'],
  first: null,
};

async function words(outcome: number, count: number): Promise<number[]> {
  const key = await crypto.subtle.importKey('raw', seed, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign']);
  const below = numbers(key, proof, outcome);
  const drawn: number[] = [];
  while (drawn.length < count) drawn.push(await below(2 ** 32));
  return drawn;
}

describe('fair dice have known answers', () => {
  it('in the first block', async () => {
    expect(await words(0, 3)).toEqual([1546120495, 994848418, 2687914856]);
  });
  it('and in the blocks after it, eight words each', async () => {
    const drawn = await words(10, 20);
    expect([0, 7, 8, 16, 19].map((index) => drawn[index])).toEqual([
      4071945726, 3661732771, 3050020504, 2619336818, 3616840377,
    ]);
  });
});
