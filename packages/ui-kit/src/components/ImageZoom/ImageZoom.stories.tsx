import type { Meta } from '@storybook/react-vite'
import { expect, screen, userEvent, within } from 'storybook/test'
import { Gallery, ImageZoom } from '../../index.ts'
import { Example, fabricImage } from '../../stories/images.tsx'
import { courtPrint, hoursPrint, quincePrint } from '../../stories/prints.ts'
import { active, focus, hover, longText, rightToLeft, smallScreen } from '../../stories/states.tsx'
import { guide } from './ImageZoom.docs.ts'

export default {
  title: 'Data/ImageZoom',
  component: ImageZoom,
  parameters: { guide, sheet: 'brief' },
} satisfies Meta

export const InAGallery = {
  render: () => (
    <Gallery
      label="Pictures"
      items={[quincePrint, courtPrint, hoursPrint].map((print, index) => ({
        id: `zoom-${index}`,
        label: print.name,
        thumb: <Example print={print} />,
        main: (
          <>
            <Example print={print} alt={print.name} />
            <ImageZoom
              label={print.name}
              image={{ src: fabricImage(print), width: 1600, height: 2000 }}
              labels={{ open: 'Look closer', close: 'Close', zoom: 'Zoom' }}
            />
          </>
        ),
      }))}
    />
  ),
}

export const CloseLook = {
  render: InAGallery.render,
  play: async ({ canvasElement }: { readonly canvasElement: HTMLElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Look closer: Quince Orchard' }))
    await expect(await screen.findByRole('region', { name: 'Quince Orchard' })).toHaveFocus()
    const view = within(screen.getByRole('dialog'))
    const image = view.getByRole('img')
    const width = image.clientWidth
    await userEvent.click(view.getByRole('radio', { name: '2×' }))
    await expect(image.clientWidth).toBe(width * 2)
    await userEvent.click(view.getByRole('button', { name: 'Close' }))
    await expect(screen.queryByRole('dialog')).toBeNull()
  },
}

export const Hover = hover(InAGallery)
export const Focus = focus(InAGallery)
export const Active = active(InAGallery)
export const LongText = longText(InAGallery)
export const RightToLeft = rightToLeft(InAGallery)
export const SmallScreen = smallScreen(InAGallery)
