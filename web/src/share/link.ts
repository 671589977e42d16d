import { t } from '../lib/i18n.svelte.ts';
import { toasts } from '../ui/toasts.svelte.ts';

export async function copy(url: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(url);
    toasts.say(t('copied'));
  } catch {
    toasts.say(t('copy-by-hand'), 'bad'); // an insecure page may not touch the clipboard; the link is selectable
  }
}

/** Uses the system's share sheet if there is one; otherwise copies the link. */
export async function shareLink(title: string, url: string): Promise<void> {
  if ('share' in navigator) await navigator.share({ title, text: title, url }).catch(() => undefined);
  else await copy(url);
}
