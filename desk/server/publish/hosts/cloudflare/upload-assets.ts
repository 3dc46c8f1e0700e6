import { lookup } from 'mrmime';
import { z } from 'zod';
import { PublishTrouble, type Release, type SiteFile } from '../../host.ts';
import type { CallAccount } from './find-account.ts';

/** The length of a file's hash at Cloudflare. */
const HASH_LETTERS = 32;

/** How many sessions to try, since each expires after an hour. */
const MOST_SESSIONS = 5;

/** Each bucket lists hashes of files to upload in one request. */
const session = z.object({ result: z.object({ jwt: z.string(), buckets: z.array(z.array(z.string())).nullish() }) });
const uploaded = z.object({ result: z.object({ jwt: z.string().nullish() }).nullish() });

/**
 * Uploads the files that Cloudflare lacks.
 * @param script the worker's path in the account's part of the API
 * @returns Cloudflare's proof that it has all files
 */
export async function uploadAssets(
  callAccount: CallAccount,
  script: string,
  files: readonly SiteFile[],
  onSent: Release['onSent'],
): Promise<string> {
  const byHash = new Map(files.map((file) => [hashOf(file), file]));
  const manifest = Object.fromEntries(files.map((file) => [`/${file.path}`, { hash: hashOf(file), size: file.size }]));

  /** Uploads all lacking files in one session. @returns the proof; null if the session has expired or ends without it */
  const runSession = async (): Promise<string | null> => {
    const opened = await callAccount(`${script}/assets-upload-session`, { method: 'POST', json: { manifest } });
    const { jwt, buckets } = session.parse(opened.data).result;
    const lacking = (buckets ?? []).filter((bucket) => bucket.length > 0);
    const total = lacking.flat().length;
    onSent(0, total);
    // If no file is missing, the session's token is already the proof.
    let proof = total === 0 ? jwt : null;
    let done = 0;
    for (const bucket of lacking) {
      // One bucket in memory at a time, since each can have 40 MB.
      const body = await packBucket(bucket, byHash);
      const headers = { authorization: `Bearer ${jwt}` };
      const options = { method: 'POST', body, headers, accept: [401, 403] } as const;
      const sent = await callAccount('/assets/upload?base64=true', options);
      if (sent.status === 401 || sent.status === 403) return null;
      // Only the answer to the last bucket has the proof.
      proof = uploaded.parse(sent.data).result?.jwt ?? proof;
      done += bucket.length;
      onSent(done, total);
    }
    return proof;
  };

  for (let attempt = 1; attempt <= MOST_SESSIONS; attempt += 1) {
    // Each session continues the one before.
    const proof = await runSession();
    if (proof !== null) return proof;
  }
  throw new PublishTrouble(
    'The upload did not finish in time. What was uploaded is kept: try again, and it continues from there.',
  );
}

async function packBucket(bucket: readonly string[], byHash: ReadonlyMap<string, SiteFile>): Promise<FormData> {
  const form = new FormData();
  for (const hash of bucket) {
    const file = byHash.get(hash);
    if (!file) throw new PublishTrouble('Cloudflare requested a file that your site does not have. Try again.');
    // One after the other, to save memory.
    const bytes = await file.read();
    form.append(hash, new File([bytes.toString('base64')], hash, { type: typeOf(file.path) }));
  }
  return form;
}

function hashOf({ hash }: SiteFile): string {
  return hash.slice(0, HASH_LETTERS);
}

/** The media type that guests' browsers receive. */
function typeOf(path: string): string {
  // Cloudflare's own value for a file without a type.
  const type = lookup(path) ?? 'application/null';
  return type.startsWith('text/') ? `${type}; charset=utf-8` : type;
}
