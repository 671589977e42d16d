import { describe, expect, test } from 'vitest';
import { gridOf } from '../src/table/grid.ts';

describe('the lines behind a plot', () => {
  test('divide the way up into quarters', () => {
    expect(gridOf([0, 130, 95])).toEqual([0, 40, 80, 120, 160]);
    expect(gridOf([])).toEqual([0, 0.25, 0.5, 0.75, 1]);
  });
  test('reach down to the lowest score and include zero', () => {
    expect(gridOf([0, -63, 11])).toEqual([-80, -60, -40, -20, 0, 20]);
    expect(gridOf([-3, -12])).toEqual([-15, -10, -5, 0]);
    expect(gridOf([0, -1])).toEqual([-1, 0]);
  });
});
