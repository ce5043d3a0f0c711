import type { Meta } from '@storybook/react-vite'
import { Link, type LinkProps, LinkProvider, TextLink } from '../../index.ts'
import { active, focus, hover, longText, rightToLeft, smallScreen } from '../../stories/states.tsx'
import { guide } from './Link.docs.ts'

export default {
  title: 'Action/Link',
  component: Link,
  parameters: { guide },
} satisfies Meta

const Traced = (props: LinkProps) => (
  <a {...props} data-router="">
    {props.children}
  </a>
)

export const OfAProvider = {
  render: () => (
    <LinkProvider component={Traced}>
      <TextLink href="#there">Through the provider</TextLink>
    </LinkProvider>
  ),
}

export const Hover = hover(OfAProvider)
export const Focus = focus(OfAProvider)
export const Active = active(OfAProvider)
export const LongText = longText(OfAProvider)
export const RightToLeft = rightToLeft(OfAProvider)
export const SmallScreen = smallScreen(OfAProvider)
