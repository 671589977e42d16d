import { patientFetch } from '../lib/patient.svelte.ts';
import { Refused } from './http.ts';

/** Something is deleted or revoked. */
export async function remove(path: string, token: string | null): Promise<void> {
  const answer = await patientFetch(`/api${path}`, {
    method: 'DELETE',
    headers: { authorization: `Bearer ${token ?? ''}` },
  });
  if (answer.ok) return;
  const problem = (await answer.json().catch(() => null)) as { code?: string } | null;
  throw new Refused(problem?.code ?? 'unavailable');
}
