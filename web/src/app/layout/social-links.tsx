import { useConfigQuery } from '../../features/platform/index.ts';
import { TextAnchor } from '../../ui/text-link.tsx';
import styles from './footer.module.css';

export function SocialLinks() {
  const { data } = useConfigQuery();
  return (
    <ul className={styles.links}>
      {data?.social_links.map(({ name, url }) => (
        <li key={url}>
          <TextAnchor href={url} target="_blank" rel="noopener noreferrer" isQuiet className={styles.link}>
            {name}
          </TextAnchor>
        </li>
      ))}
    </ul>
  );
}
