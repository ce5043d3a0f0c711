import { forwardRef, useContext } from 'react'
import { LinkContext, type LinkProps } from './LinkContext.ts'

/** An unstyled link, rendered by the component of `LinkProvider`. For styled links use `TextLink`, or `Button` with `href`. */
export const Link = forwardRef<HTMLAnchorElement, LinkProps>((props, ref) => {
  const Component = useContext(LinkContext)
  return <Component ref={ref} {...props} />
})
Link.displayName = 'Link'
