import type { Meta } from '@storybook/react-vite'
import { Board, Inline, Price, Stack, TextLink } from '../../index.ts'
import { Example } from '../../stories/images.tsx'
import { prints } from '../../stories/prints.ts'
import { active, focus, hover, longText, rightToLeft, smallScreen } from '../../stories/states.tsx'
import { guide } from './Board.docs.ts'

export default {
  title: 'Data/Board',
  component: Board,
  parameters: { guide, sheet: 'brief' },
} satisfies Meta

export const Default = {
  render: () => (
    <Board
      items={prints.map((print) => ({
        name: print.name,
        href: `#${print.name}`,
        image: <Example print={print} />,
      }))}
    />
  ),
}

export const Kept = {
  render: () => (
    <Board
      items={prints.map((print) => ({
        name: print.name,
        href: `#${print.name}`,
        image: <Example print={print} />,
        detail: (
          <>
            Linen cotton canvas
            <br />
            <Price current="$27.00" unit="a yard" />
          </>
        ),
        actions: (
          <Inline gap="m">
            <TextLink place="alone">Add to cart</TextLink>
            <TextLink place="alone">Remove</TextLink>
          </Inline>
        ),
      }))}
    />
  ),
}

/** A board of fewer than seven pieces fills the same rectangle. */
export const Few = {
  render: () => (
    <Stack gap="l">
      {[3, 5].map((count) => (
        <Board
          key={count}
          items={prints.slice(0, count).map((print) => ({
            name: print.name,
            href: `#${print.name}`,
            image: <Example print={print} />,
          }))}
        />
      ))}
    </Stack>
  ),
}

export const Empty = { render: () => <Board items={[]} /> }

export const Hover = hover(Default)
export const Focus = focus(Default)
export const Active = active(Default)
export const LongText = longText(Default)
export const RightToLeft = rightToLeft(Default)
export const SmallScreen = smallScreen(Default)
