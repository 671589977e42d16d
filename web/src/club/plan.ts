import type * as S from '../wire/schema.ts';

export type Mode = 'rounds' | 'level' | 'free' | 'swiss';

export const modeOf = (plan: S.EveningPlan): Mode => (plan.mode === 'rounds' && plan.level ? 'level' : plan.mode);

/** Tables of the wanted size, or one more or less where the number of people demands it. */
export function withSize(plan: S.EveningPlan, info: S.GameInfo): S.EveningPlan {
  const wanted = Math.max(info.least, Math.min(info.most, plan.wanted));
  return { ...plan, wanted, least: Math.max(info.least, wanted - 1), most: Math.min(info.most, wanted + 1) };
}

export function withMode(plan: S.EveningPlan, mode: Mode, info: S.GameInfo): S.EveningPlan {
  if (mode === 'swiss') return { ...plan, mode, level: false, least: 2, most: 2, wanted: 2, final: 0 };
  const wanted = plan.mode === 'swiss' ? 4 : plan.wanted;
  return withSize({ ...plan, mode: mode === 'level' ? 'rounds' : mode, level: mode === 'level', wanted }, info);
}

export const firstPlan = (info: S.GameInfo): S.EveningPlan =>
  withSize(
    {
      game: info.id,
      options: {},
      least: 3,
      most: 5,
      wanted: 4,
      mode: 'rounds',
      rounds: 3,
      level: false,
      minutes: 0,
      play: 'here',
      final: 0,
    },
    info,
  );
