import type { ReactNode } from 'react'
import { type LinkComponent, LinkContext } from './LinkContext.ts'

/** The props of `LinkProvider`. */
export interface LinkProviderProps {
  readonly component: LinkComponent
  readonly children: ReactNode
}

/**
 * Renders every link of the kit with the given component, such as the link of a router.
 * The component must forward its ref, because a link can be the trigger of a `Drawer`.
 */
export const LinkProvider = ({ component, children }: LinkProviderProps) => (
  <LinkContext.Provider value={component}>{children}</LinkContext.Provider>
)
