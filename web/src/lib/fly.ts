import { prefs } from './prefs.svelte.ts';

/** Where the centre of `to` lies, seen from the centre of `from`. */
function way(from: DOMRect, to: DOMRect): [dx: number, dy: number] {
  return [to.left + to.width / 2 - from.left - from.width / 2, to.top + to.height / 2 - from.top - from.height / 2];
}

/** Where a node is, in the page's own pixels: on large screens the page is zoomed. */
function measured(node: Element): DOMRect {
  const zoom = Number(getComputedStyle(document.documentElement).getPropertyValue('--zoom')) || 1;
  const { x, y, width, height } = node.getBoundingClientRect();
  return new DOMRect(x / zoom, y / zoom, width / zoom, height / zoom);
}

/** A copy of `node` flies along `frames` while the node itself hides. A tap or a key ends the flight. */
function flight(node: Element, index: number, frames: Keyframe[], patience: number): Promise<unknown> {
  const at = measured(node);
  const ghost = node.cloneNode(true) as HTMLElement;
  const own = (node as HTMLElement).style;
  Object.assign(ghost.style, {
    position: 'fixed',
    left: `${at.left}px`,
    top: `${at.top}px`,
    width: `${at.width}px`,
    height: `${at.height}px`,
    margin: '0',
    zIndex: '60',
    pointerEvents: 'none',
  });
  ghost.setAttribute('aria-hidden', 'true');
  document.body.append(ghost);
  own.visibility = 'hidden';
  const path = ghost.animate(frames, {
    duration: 380 * patience,
    delay: index * 35,
    easing: 'cubic-bezier(0.4, 0, 0.3, 1)',
    fill: 'both',
  });
  const land = new AbortController();
  for (const touch of ['pointerdown', 'keydown']) addEventListener(touch, () => path.finish(), land);
  return path.finished.finally(() => {
    land.abort();
    ghost.remove();
    own.visibility = '';
  });
}

/** All `nodes` fly between their places and `there`; `frames` gives each its keyframes by offset and index. */
async function flights(
  nodes: Iterable<Element>,
  there: Element | null,
  frames: (dx: number, dy: number, index: number) => Keyframe[],
  patience = 1,
): Promise<void> {
  if (prefs.still || !there) return;
  const end = measured(there);
  await Promise.allSettled(
    [...nodes].map((node, index) => flight(node, index, frames(...way(measured(node), end), index), patience)),
  );
}

/** `nodes` fly to `target`: my dice to a casino, cards to the street. Resolves when they have landed. */
export function fly(nodes: Iterable<Element>, target: Element | null, shrink = 0.5): Promise<void> {
  return flights(nodes, target, (dx, dy, index) => [
    { transform: 'none' },
    {
      transform: `translate(${dx * 0.5}px, ${dy * 0.5 - 50}px) rotate(${90 - index * 20}deg) scale(1.12)`,
      offset: 0.5,
    },
    { transform: `translate(${dx}px, ${dy}px) rotate(${180 - index * 40}deg) scale(${shrink})` },
  ]);
}

/** `nodes` arrive from `source` at the place where they already lie: a rival's dice at a casino. */
export function arrive(nodes: Iterable<Element>, source: Element | null): Promise<void> {
  return flights(nodes, source, (dx, dy) => [
    { transform: `translate(${dx}px, ${dy}px) rotate(-180deg) scale(1.2)` },
    { transform: `translate(${dx * 0.5}px, ${dy * 0.5 - 40}px) rotate(-80deg) scale(1.35)`, offset: 0.5 },
    { transform: 'none' },
  ]);
}

/** A bill glides to its owner, upright, so that it can be read on the way; sooner with less `patience`. */
export function glide(node: Element, target: Element | null, patience: number): Promise<void> {
  const frames = (dx: number, dy: number): Keyframe[] => [
    { transform: 'none' },
    { transform: `translate(${dx * 0.4}px, ${dy * 0.4 - 30}px) rotate(-4deg) scale(1.25)`, offset: 0.45 },
    { transform: `translate(${dx}px, ${dy}px) scale(0.6)`, opacity: 0.7 },
  ];
  return flights([node], target, frames, patience);
}
