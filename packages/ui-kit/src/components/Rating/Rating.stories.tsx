import type { Meta } from '@storybook/react-vite'
import { Rating, RatingInput, Stack, TextLink } from '../../index.ts'
import { active, focus, hover, longText, rightToLeft, smallScreen } from '../../stories/states.tsx'
import { variantArgTypes } from '../../stories/variantArgTypes.ts'
import { guide } from './Rating.docs.ts'
import { ratingSizes } from './Rating.variants.ts'

export default {
  title: 'Data/Rating',
  component: Rating,
  argTypes: variantArgTypes({ size: ratingSizes }),
  parameters: { guide },
} satisfies Meta

export const ReadOnly = {
  render: () => (
    <Stack>
      <Rating
        size="s"
        value={4.6}
        label="4.6 out of 5 stars"
        note={<TextLink href="#reviews">38 reviews</TextLink>}
      />
      <Rating value={3.5} label="3.5 out of 5 stars" note="3.5 from 12 customers" />
      <Rating size="l" value={5} label="5 out of 5 stars" />
      <Rating value={0} label="Not rated yet" note="Not rated yet" />
    </Stack>
  ),
}

const labels = ['1 star: poor', '2 stars: fair', '3 stars: good', '4 stars: very good', '5 stars: excellent']

export const Input = {
  // The form keeps the radio buttons of this story apart from those of the other stories.
  render: () => (
    <form>
      <Stack gap="l">
        <RatingInput
          legend="Your rating"
          name="empty"
          labels={labels}
          hint="One star is poor, five are excellent."
        />
        <RatingInput legend="Print quality" name="chosen" labels={labels} defaultValue={4} />
        <RatingInput
          legend="Colours"
          name="missing"
          labels={labels}
          required
          error="Choose one to five stars."
        />
        <RatingInput legend="Delivery" name="disabled" labels={labels} defaultValue={2} disabled />
      </Stack>
    </form>
  ),
}

export const Hover = hover(Input)
export const Focus = focus(Input)
export const Active = active(Input)
export const LongText = longText(Input)
export const RightToLeft = rightToLeft(Input)
export const ReadOnlyRightToLeft = rightToLeft(ReadOnly)
export const SmallScreen = smallScreen(Input)
