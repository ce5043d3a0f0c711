import { type ComponentPropsWithoutRef, createContext, type ElementType } from 'react'

/** What the kit gives a link: the attributes of `<a>`, always with an address. */
export interface LinkProps extends ComponentPropsWithoutRef<'a'> {
  readonly href: string
}

/** Any component that takes `href` and forwards its ref to an anchor. */
export type LinkComponent = ElementType<LinkProps>

export const LinkContext = createContext<LinkComponent>('a')
