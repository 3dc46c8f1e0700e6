import { registry } from 'virtual:content/registry';
import { ExternalLink } from '../../components/external-link';
import { PageTemplate } from '../../components/page-template';
import { Picture } from '../../components/picture';
import { RichText } from '../../components/rich-text';
import styles from './registry-page.module.css';

/** That being there is the gift; and two shops, for those who would not hear of it. */
export default function RegistryPage() {
  return (
    <PageTemplate id="registry" tone="sand">
      <div className={styles.text}>
        <RichText text={registry.text} />
      </div>
      <ul role="list" className={styles.shops}>
        {registry.shops.map((shop) => (
          <li key={shop.name} className={styles.tag}>
            <ExternalLink className={styles.shop} href={shop.url}>
              <Picture
                photo={shop.logo}
                alt={shop.name}
                sizes="(min-width: 40em) 24rem, 80vw"
                className={styles.logo}
              />
            </ExternalLink>
          </li>
        ))}
      </ul>
    </PageTemplate>
  );
}
