import { type ComponentPropsWithoutRef, createContext, type ElementType } from 'react'

/** The props of a link component: the attributes of `<a>` with a required `href`. */
export interface LinkProps extends ComponentPropsWithoutRef<'a'> {
  readonly href: string
}

/** A link component: it takes `href` and forwards its ref to the anchor. */
export type LinkComponent = ElementType<LinkProps>

/** The link component of the page; a plain anchor by default. */
export const LinkContext = createContext<LinkComponent>('a')
