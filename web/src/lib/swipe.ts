/** A throw: a quick stroke upwards from the node. The click that may follow is swallowed. */
export function swipe(node: HTMLElement, onthrow: () => void): { update: (next: () => void) => void } {
  let start: PointerEvent | null = null;
  let thrown = -Infinity;
  node.style.touchAction = 'pan-x';
  node.addEventListener('pointerdown', (event) => {
    start = event;
    node.setPointerCapture(event.pointerId);
  });
  node.addEventListener('pointercancel', () => (start = null));
  node.addEventListener('pointerup', (event) => {
    const from = start;
    start = null;
    if (!from || event.timeStamp - from.timeStamp > 700) return;
    const up = from.clientY - event.clientY;
    if (up < 40 || Math.abs(event.clientX - from.clientX) > up) return;
    thrown = event.timeStamp;
    onthrow();
  });
  node.addEventListener('click', (event) => event.timeStamp - thrown < 100 && event.stopImmediatePropagation(), true);
  return { update: (next) => (onthrow = next) };
}
