import { PublishTrouble } from '../../host.ts';

/** Turns git’s error messages into a failure that explains them and, if the cause is known, says what to do next. */
export function explainGit(output: string): PublishTrouble {
  const cause = CAUSES.find(([sign]) => sign.test(output));
  // The first error has the reason; the last may only be “failed to push some refs”.
  const lines = output.trim().split('\n');
  const reason = lines.find((line) => /fatal|error/i.test(line)) ?? output.trim();
  return new PublishTrouble(cause?.[1] ?? `Git could not push: “${reason}”`);
}

/** Messages and what they mean. The first match counts: “unable to access” is also in messages about a 403. */
const CAUSES: readonly (readonly [RegExp, string])[] = [
  [
    // `--force-with-lease` refused. “[remote rejected]” does not match: it has other reasons, such as a protected branch.
    /\[rejected\]|stale info|cannot lock ref/i,
    'Somebody published from another computer at the same moment. Try again to see what they did.',
  ],
  [
    /could not read (username|password)|authentication failed|permission denied|error: 403/i,
    'Git is not allowed to push to this repository. Sign in with GitHub Desktop or “gh auth login”, then try again.',
  ],
  [
    /not found|does not appear to be a git repository/i,
    'There is no such repository, or git is not allowed to see it. Create it on GitHub, or correct its name.',
  ],
  [
    /please tell me who you are|empty ident/i,
    'Git does not know your name yet. Set it in GitHub Desktop, or with “git config --global user.name” and “user.email”.',
  ],
  [
    /could not resolve host|unable to access|timed out|connection/i,
    'GitHub cannot be reached. Check that this computer is online, then try again.',
  ],
];
