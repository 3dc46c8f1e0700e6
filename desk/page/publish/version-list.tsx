import { useEffect } from 'react';
import type { Target, Version } from '../../model/publishing';
import { dateAndTime } from '../../model/when';
import { Button } from '../ui/button';
import controls from '../ui/controls.module.css';
import layout from '../ui/layout.module.css';
import { focusPublishButton } from './focus-publish-button';
import { bringBack, refreshVersions, usePublish } from './publish-store';

type VersionListProps = { target: Target; isRunning: boolean };

/** The latest versions at the host, each with its date and what changed. */
export function VersionList({ target, isRunning }: VersionListProps) {
  const versions = usePublish((publish) => publish.versions);
  const { host, name } = target;
  useEffect(() => {
    if (!isRunning) void refreshVersions({ host, name });
  }, [host, name, isRunning]);
  if (!versions?.length) return null;
  const onBringBack = ({ id }: Version) => {
    if (isRunning) return;
    // The version becomes the live one, which has no button.
    focusPublishButton();
    void bringBack(target, id);
  };
  return (
    <section className={layout.section} aria-labelledby="versions-title">
      <h3 id="versions-title">Versions</h3>
      <ol role="list">
        {versions.map((version) => (
          <li key={version.id} className={layout.row}>
            <div>
              <p>{version.about}</p>
              <p className={controls.hint}>{dateAndTime(version.date)}</p>
            </div>
            {version.isLive ? (
              <strong className={controls.hint}>Online now</strong>
            ) : (
              <Button
                aria-disabled={isRunning}
                aria-label={`Bring back ${version.about}, ${dateAndTime(version.date)}`}
                onClick={() => onBringBack(version)}
              >
                Bring back
              </Button>
            )}
          </li>
        ))}
      </ol>
      <p className={controls.hint}>Bringing one back changes what guests see. Your texts and photos here stay.</p>
    </section>
  );
}
