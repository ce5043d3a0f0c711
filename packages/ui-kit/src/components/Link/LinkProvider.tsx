import type { ReactNode } from 'react'
import { type LinkComponent, LinkContext } from './LinkContext.ts'

export interface LinkProviderProps {
  readonly component: LinkComponent
  readonly children: ReactNode
}

/**
 * Makes every link of the kit a router link.
 * The component forwards its ref: a link can be the trigger of a Drawer.
 */
export const LinkProvider = ({ component, children }: LinkProviderProps) => (
  <LinkContext.Provider value={component}>{children}</LinkContext.Provider>
)
