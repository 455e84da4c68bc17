import type { LucideProps } from 'lucide-react';
import { createElement } from 'react';
import { classNames } from '../theme/class-names.ts';

type IconData = {
  readonly name: string;
  readonly node: readonly (readonly [tag: string, attributes: Readonly<Record<string, string>>])[];
};

/**
 * Takes the place of the icons' own function in the build (vite.config.ts), which brings a kilobyte to every first
 * visit for contexts, aliases and other frameworks. Icons look the same with either.
 */
export default function createIcon({ name, node }: IconData) {
  return ({ size = 24, className, ...rest }: LucideProps) => (
    // biome-ignore lint/a11y/noSvgWithoutTitle: hidden from readers unless it is given a name
    <svg
      xmlns="http://www.w3.org/2000/svg"
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={2}
      strokeLinecap="round"
      strokeLinejoin="round"
      className={classNames('lucide', `lucide-${name}`, className)}
      aria-hidden={isNamed(rest) ? undefined : true}
      {...rest}
    >
      {node.map(([tag, attributes]) => createElement(tag, attributes))}
    </svg>
  );
}

const isNamed = (props: object) => Object.keys(props).some((name) => /^(aria-|role$|title$)/.test(name));
