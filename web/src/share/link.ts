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

/** With the system's share sheet where there is one; otherwise the link is copied. */
export async function shareLink(title: string, url: string): Promise<void> {
  if ('share' in navigator) await navigator.share({ title, url }).catch(() => undefined);
  else await copy(url);
}
