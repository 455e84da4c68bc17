import { Component, type ReactNode } from 'react';
import { type Location, useLocation } from 'react-router';

type Props = { readonly fallback: ReactNode; readonly children: ReactNode };

/** Shows `fallback` in place of what broke, until the person goes elsewhere. */
export function PageBoundary(props: Props) {
  return <Boundary {...props} location={useLocation()} />;
}

type BoundaryProps = Props & { readonly location: Location };
type State = { readonly hasFailed: boolean; readonly location: Location };

class Boundary extends Component<BoundaryProps, State> {
  override state: State = { hasFailed: false, location: this.props.location };

  static getDerivedStateFromError(): Partial<State> {
    return { hasFailed: true };
  }

  static getDerivedStateFromProps({ location }: BoundaryProps, state: State): State | null {
    return location === state.location ? null : { hasFailed: false, location };
  }

  override render() {
    return this.state.hasFailed ? this.props.fallback : this.props.children;
  }
}
