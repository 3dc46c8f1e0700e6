import { registry } from 'virtual:content/registry';
import { ExternalLink } from '../../components/external-link';
import { PageTemplate } from '../../components/page/page-template';
import { Picture } from '../../components/picture';
import { RichText } from '../../components/rich-text';
import type { RegistryContent } from '../../model/content';
import styles from './registry-page.module.css';

/** The couple's note on gifts, and shops or a fund for guests who insist. */
export default function RegistryPage() {
  return (
    <PageTemplate id="registry" tone="deep">
      <div className={styles.text}>
        <RichText text={registry.text} />
      </div>
      {registry.shops.length > 0 && (
        <ul role="list" className={styles.shops}>
          {registry.shops.map((shop, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- the desk gives all new shops the same name
            <li key={index} className={styles.tag}>
              <Shop shop={shop} />
            </li>
          ))}
        </ul>
      )}
    </PageTemplate>
  );
}

function Shop({ shop: { name, url, logo, text } }: { shop: RegistryContent['shops'][number] }) {
  const sign = logo ? (
    <Picture photo={logo} alt={name} sizes="(min-width: 40em) 24rem, 80vw" className={styles.logo} />
  ) : (
    <span className={styles.name}>{name}</span>
  );
  return (
    <>
      {url === null ? (
        <div className={styles.shop}>{sign}</div>
      ) : (
        <ExternalLink className={styles.shop} href={url}>
          {sign}
        </ExternalLink>
      )}
      {text && <RichText text={text} className={styles.detail} />}
    </>
  );
}
