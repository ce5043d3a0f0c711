import type { ReactNode } from 'react'
import { type LinkComponent, LinkContext } from './LinkContext.ts'

export interface LinkProviderProps {
  readonly component: LinkComponent
  readonly children: ReactNode
}

/**
 * Makes every link of the kit a router link.
 * @example <LinkProvider component={({ href, ...rest }) => <RouterLink to={href} {...rest} />}>
 */
export const LinkProvider = ({ component, children }: LinkProviderProps) => (
  <LinkContext.Provider value={component}>{children}</LinkContext.Provider>
)
