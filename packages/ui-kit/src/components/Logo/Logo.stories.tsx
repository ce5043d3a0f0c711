import type { Meta } from '@storybook/react-vite'
import { Logo } from '../../index.ts'
import { siteName } from '../../stories/shell.tsx'
import { active, focus, hover, longText, rightToLeft, smallScreen } from '../../stories/states.tsx'
import { variantArgTypes } from '../../stories/variantArgTypes.ts'
import { guide } from './Logo.docs.ts'
import { logoDots } from './Logo.variants.ts'

export default {
  title: 'Brand/Logo',
  component: Logo,
  argTypes: variantArgTypes({ dots: logoDots }),
  parameters: { guide },
} satisfies Meta

export const Link = { render: () => <Logo href="#home">{siteName()}</Logo> }

export const Plain = { render: () => <Logo dots="none">{siteName()}</Logo> }

export const Hover = hover(Link)
export const Focus = focus(Link)
export const Active = active(Link)
export const LongText = longText(Link)
export const RightToLeft = rightToLeft(Link)
export const SmallScreen = smallScreen(Link)
