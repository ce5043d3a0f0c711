import type { Meta } from '@storybook/react-vite'
import { expect, fireEvent, within } from 'storybook/test'
import { BrandEditor } from './BrandEditor.tsx'

export default {
  title: 'Foundations/Your brand',
  parameters: {
    docs: {
      description: {
        component:
          'Change colours, corners and type. The brand is stored in this browser: select `own-brand` in the toolbar, and all other stories show it.',
      },
    },
  },
} satisfies Meta

export const Editor = {
  render: () => <BrandEditor />,
  play: async ({ canvasElement }: { readonly canvasElement: HTMLElement }) => {
    const canvas = within(canvasElement)
    const accent = canvas.getByLabelText('accent')
    const before = (accent as HTMLInputElement).value
    await expect(await canvas.findByText('All colours can be read.')).toBeVisible()
    fireEvent.input(accent, { target: { value: '#f5c518' } })
    await expect(await canvas.findByText(/^accent #F5C518 on page .*4.5:1$/)).toBeVisible()
    fireEvent.input(accent, { target: { value: before } })
    await expect(await canvas.findByText('All colours can be read.')).toBeVisible()
  },
}
