import { useConfigQuery } from '../../features/platform/index.ts';
import styles from '../../ui/link-list.module.css';
import { TextAnchor } from '../../ui/text-link.tsx';

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
