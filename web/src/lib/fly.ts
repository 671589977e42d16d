import { prefs } from './prefs.svelte.ts';

/** Copies of `nodes` fly to `target` and vanish there: dice to a casino, bills to a seat. Resolves when they have landed. */
export async function fly(nodes: Iterable<Element>, target: Element | null, shrink = 0.5): Promise<void> {
  if (prefs.still || !target) return;
  const to = target.getBoundingClientRect();
  const flights = [...nodes].map((node, index) => {
    const from = node.getBoundingClientRect();
    const ghost = node.cloneNode(true) as HTMLElement;
    Object.assign(ghost.style, { position: 'fixed', left: `${from.left}px`, top: `${from.top}px`, width: `${from.width}px`, height: `${from.height}px`, margin: '0', zIndex: '60', pointerEvents: 'none' });
    ghost.setAttribute('aria-hidden', 'true');
    document.body.append(ghost);
    (node as HTMLElement).style.visibility = 'hidden'; // one die is never in two places
    const dx = to.left + to.width / 2 - from.left - from.width / 2;
    const dy = to.top + to.height / 2 - from.top - from.height / 2;
    const path = ghost.animate(
      [
        { transform: 'none' },
        { transform: `translate(${dx * 0.5}px, ${dy * 0.5 - 50}px) rotate(${90 - index * 20}deg) scale(1.12)`, offset: 0.5 },
        { transform: `translate(${dx}px, ${dy}px) rotate(${180 - index * 40}deg) scale(${shrink})` },
      ],
      { duration: 380, delay: index * 35, easing: 'cubic-bezier(0.4, 0, 0.3, 1)', fill: 'both' },
    );
    return path.finished.finally(() => {
      ghost.remove();
      (node as HTMLElement).style.visibility = '';
    });
  });
  await Promise.allSettled(flights);
}
