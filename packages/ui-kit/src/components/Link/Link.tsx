import { forwardRef, useContext } from 'react'
import { LinkContext, type LinkProps } from './LinkContext.ts'

/** A bare link through the provider's component. Styled links are TextLink and Button with `href`. */
export const Link = forwardRef<HTMLAnchorElement, LinkProps>((props, ref) => {
  const Component = useContext(LinkContext)
  return <Component ref={ref} {...props} />
})
Link.displayName = 'Link'
