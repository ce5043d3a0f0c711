import type { Meta } from '@storybook/react-vite'
import { Stack, TextLink } from '../../index.ts'
import { active, focus, hover, longText, rightToLeft, smallScreen } from '../../stories/states.tsx'
import { variantArgTypes } from '../../stories/variantArgTypes.ts'
import { guide } from './TextLink.docs.ts'
import { textLinkPlaces, textLinkSizes, textLinkTones } from './TextLink.variants.ts'

export default {
  title: 'Type/TextLink',
  component: TextLink,
  argTypes: variantArgTypes({ tone: textLinkTones, size: textLinkSizes, place: textLinkPlaces }),
  parameters: { guide },
} satisfies Meta

export const Tones = {
  render: () => (
    <Stack align="start">
      <TextLink href="#a">Accent</TextLink>
      <TextLink href="#b" tone="text">
        In the text’s colour
      </TextLink>
      <TextLink href="#c" tone="quiet">
        Quiet
      </TextLink>
      <TextLink>A button that looks like a link</TextLink>
    </Stack>
  ),
}

export const Alone = {
  render: () => (
    <TextLink href="#all" place="alone">
      All designers
    </TextLink>
  ),
}

export const Hover = hover(Tones)
export const Focus = focus(Tones)
export const Active = active(Tones)
export const LongText = longText(Tones)
export const RightToLeft = rightToLeft(Tones)
export const SmallScreen = smallScreen(Tones)
