import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { useConfigQuery } from '../../features/platform/index.ts';

export function SocialLinks() {
  const { data } = useConfigQuery();
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {data?.social_links.map(({ name, url }) => (
        <li key={url}>
          <Link
            href={url}
            target="_blank"
            rel="noopener noreferrer"
            underline="hover"
            sx={{ display: 'inline-flex', alignItems: 'center', minHeight: 36 }}
          >
            {name}
          </Link>
        </li>
      ))}
    </Box>
  );
}
