import { Pizza, Plus, Star } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Button } from '../../ui/form/button.tsx';
import { AreaMenu } from '../../ui/layout/area-menu.tsx';
import { ConfirmBar } from '../../ui/layout/confirm-bar.tsx';
import { Fold } from '../../ui/layout/fold.tsx';
import { HeadingLink } from '../../ui/layout/heading-link.tsx';
import { LinkCountMark } from '../../ui/layout/link-count.tsx';
import { PageContainer } from '../../ui/layout/page-container.tsx';
import { PageHeading } from '../../ui/layout/page-heading.tsx';
import { PageSection } from '../../ui/layout/page-section.tsx';
import { Panel } from '../../ui/layout/panel.tsx';
import { Tabs } from '../../ui/layout/tabs.tsx';
import { PhoneLink } from '../../ui/text/phone-link.tsx';
import { SectionHeading } from '../../ui/text/section-heading.tsx';
import { Text } from '../../ui/text/text.tsx';
import { TextAnchor, TextButton, TextLink } from '../../ui/text/text-link.tsx';
import { VisuallyHidden } from '../../ui/text/visually-hidden.tsx';
import { ZoneNote } from '../../ui/text/zone-note.tsx';
import { Row } from './row.tsx';

function Folded() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Fold
      height={72}
      picture={<Pizza aria-hidden />}
      title="Gulberg Grill · 3 dishes"
      lines={['2 × Crispy Zinger, 1 × Loaded Fries']}
      isOpen={isOpen}
      onToggle={() => setIsOpen(!isOpen)}
    >
      What is in it
    </Fold>
  );
}

const COUNT = { value: 4, words: 'unread' };

export const LAYOUT_PARTS: Readonly<Record<string, ReactNode>> = {
  'text/text': (
    <>
      {(['h1', 'h2', 'h3', 'h4', 'body', 'small'] as const).map((look) => (
        <Text key={look} look={look}>
          {look}: food nearby
        </Text>
      ))}
      <Text isMuted>muted</Text>
    </>
  ),
  'text/text-link': (
    <Row>
      <TextLink to="/">link</TextLink>
      <TextLink to="/" isQuiet>
        quiet link
      </TextLink>
      <TextAnchor href="#text/text-link">anchor</TextAnchor>
      <TextButton>button</TextButton>
    </Row>
  ),
  'text/section-heading': (
    <SectionHeading id="section" aside={<TextLink to="/">See all</TextLink>}>
      Nearby Restaurants
    </SectionHeading>
  ),
  'text/phone-link': <PhoneLink number="+92 300 1234567" />,
  'text/visually-hidden': <VisuallyHidden>Only read aloud</VisuallyHidden>,
  'text/zone-note': <ZoneNote timeZone="Pacific/Kiritimati" />,
  'layout/area-menu': (
    <AreaMenu
      label="Account"
      links={[
        { label: 'Account', to: '/', icon: Star },
        { label: 'Notifications', to: '/other', icon: Pizza, count: COUNT },
      ]}
    />
  ),
  // It stands at the foot of the screen; here that is the part's own.
  'layout/confirm-bar': (
    <div style={{ height: 90, contain: 'paint' }}>
      <ConfirmBar label="Total" amount={449.4}>
        <Button>Confirm Order</Button>
      </ConfirmBar>
    </div>
  ),
  'layout/fold': <Folded />,
  'layout/heading-link': (
    <Row>
      <HeadingLink to="/" icon={Plus}>
        Add dish
      </HeadingLink>
      <HeadingLink to="/" icon={Plus} variant="outlined">
        Add dish
      </HeadingLink>
    </Row>
  ),
  'layout/link-count': <LinkCountMark count={COUNT} />,
  'layout/page-container': <PageContainer>As wide as the page</PageContainer>,
  'layout/page-heading': (
    <PageHeading intro="What is new" action={<TextLink to="/">All</TextLink>}>
      Orders
    </PageHeading>
  ),
  'layout/page-section': (
    <PageSection title="Orders" intro="Newest first">
      What it holds
    </PageSection>
  ),
  'layout/panel': <Panel heading="Cart Summary">What it holds</Panel>,
  'layout/tabs': (
    <Tabs
      label="About"
      tabs={[
        { label: 'Specifications', content: 'First' },
        { label: 'Review', content: 'Second' },
      ]}
    />
  ),
};
