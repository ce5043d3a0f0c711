import type { Meta } from '@storybook/react-vite'
import { expect, screen, userEvent, within } from 'storybook/test'
import { Gallery } from '../../index.ts'
import { clothOf, Example } from '../../stories/pictures.tsx'
import { court, hours, quince } from '../../stories/prints.ts'
import { active, focus, hover, longText, rightToLeft, smallScreen } from '../../stories/states.tsx'
import { guide } from './Gallery.docs.ts'

export default {
  title: 'Data/Gallery',
  component: Gallery,
  parameters: { guide, sheet: 'brief' },
} satisfies Meta

export const Default = {
  render: () => (
    <Gallery
      label="Pictures"
      items={[quince, court, hours].map((print) => ({
        id: print.designer.split(' ').join(''),
        label: print.name,
        thumb: <Example print={print} />,
        main: <Example print={print} alt={print.name} />,
      }))}
    />
  ),
}

const zoomable = [quince, court, hours].map((print, index) => ({
  id: `zoom-${index}`,
  label: print.name,
  thumb: <Example print={print} />,
  main: <Example print={print} alt={print.name} />,
  zoom: { src: clothOf(print), width: 1600, height: 2000 },
}))

export const CloseLook = {
  render: () => (
    <Gallery label="Pictures" items={zoomable} zoomLabels={{ open: 'Look closer', close: 'Close' }} />
  ),
  play: async ({ canvasElement }: { readonly canvasElement: HTMLElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('link', { name: 'Look closer: Quince Orchard' }))
    await expect(await screen.findByRole('region', { name: 'Quince Orchard' })).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await expect(screen.queryByRole('dialog')).toBeNull()
  },
}

export const Hover = hover(Default)
export const Focus = focus(Default)
export const Active = active(Default)
export const LongText = longText(Default)
export const RightToLeft = rightToLeft(Default)
export const SmallScreen = smallScreen(Default)
