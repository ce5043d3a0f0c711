import type { Meta } from '@storybook/react-vite'
import { Button, Inline, MembershipPanel } from '../../index.ts'
import { active, focus, hover, longText, rightToLeft, smallScreen } from '../../stories/states.tsx'
import { variantArgTypes } from '../../stories/variantArgTypes.ts'
import { guide } from './Button.docs.ts'
import { buttonSizes, buttonTones, buttonWidths } from './Button.variants.ts'

export default {
  title: 'Action/Button',
  component: Button,
  argTypes: variantArgTypes({ tone: buttonTones, size: buttonSizes, width: buttonWidths }),
  parameters: { guide },
} satisfies Meta

export const Tones = {
  render: () => (
    <Inline>
      <Button>Primary</Button>
      <Button tone="secondary">Secondary</Button>
      <Button tone="quiet">Quiet</Button>
      <Button tone="danger">Danger</Button>
    </Inline>
  ),
}

export const Sizes = {
  render: () => (
    <Inline>
      <Button size="s">44</Button>
      <Button>52</Button>
      <Button size="l">56</Button>
    </Inline>
  ),
}

export const Loading = {
  render: () => (
    <Inline>
      <Button loading>Add to cart</Button>
      <Button tone="secondary" loading>
        Apply
      </Button>
    </Inline>
  ),
}

export const Disabled = { render: () => <Button disabled>Sold out</Button> }

export const AsLink = { render: () => <Button href="#shop">Shop printed fabric</Button> }

export const FullWidth = {
  render: () => (
    <Button width="full" size="l">
      Go to shipping
    </Button>
  ),
}

export const OnAPanel = {
  render: () => (
    <MembershipPanel
      tone="plus"
      title="Plus"
      text="Ten percent off."
      action={<Button tone="panel">Join Plus</Button>}
    />
  ),
}

export const Hover = hover(Tones)
export const Focus = focus(Tones)
export const Active = active(Tones)
export const LongText = longText(Tones)
export const RightToLeft = rightToLeft(Tones)
export const SmallScreen = smallScreen(Tones)
