import type { Meta } from '@storybook/react-vite'
import { Textarea } from '../../index.ts'
import { active, focus, hover, longText, rightToLeft, smallScreen } from '../../stories/states.tsx'
import { guide } from './Textarea.docs.ts'

const counter = (text: string) => {
  const left = 60 - text.length
  return left < 0
    ? { text: `${-left} too many`, state: 'over' as const }
    : { text: `${left} left`, state: 'within' as const }
}

export default {
  title: 'Forms/Textarea',
  component: Textarea,
  parameters: { guide },
} satisfies Meta

export const WithCounter = {
  render: () => (
    <Textarea label="Gift note" counter={counter} hint="Printed on a card." defaultValue="Happy quilting" />
  ),
}

export const TooMuch = {
  render: () => (
    <Textarea
      label="Gift note"
      counter={counter}
      hint="Printed on a card."
      defaultValue="Happy quilting, and may the fox on your new curtains keep you company all winter"
    />
  ),
}

export const WithError = { render: () => <Textarea label="Message" error="Tell us what happened." /> }

export const Disabled = {
  render: () => <Textarea label="Gift note" disabled defaultValue="Happy quilting" />,
}

export const Empty = {
  render: () => <Textarea label="Message" optional="(optional)" placeholder="What happened?" />,
}

export const Hover = hover(WithCounter)
export const Focus = focus(WithCounter)
export const Active = active(WithCounter)
export const LongText = longText(WithCounter)
export const RightToLeft = rightToLeft(WithCounter)
export const SmallScreen = smallScreen(WithCounter)
