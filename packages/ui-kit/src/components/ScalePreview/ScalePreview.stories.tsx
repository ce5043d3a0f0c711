import type { Meta } from '@storybook/react-vite'
import { ScalePreview } from '../../index.ts'
import { tileOf } from '../../stories/pictures.tsx'
import { quince } from '../../stories/prints.ts'

export default { title: 'Data/ScalePreview' } satisfies Meta

export const Inches = {
  render: () => (
    <ScalePreview
      title="How big is a quince?"
      tile={{ src: tileOf(quince), width: 5, height: 6.25 }}
      unit="in"
      sliderLabel="Length on the ruler"
      format={(length) => `${length} in`}
      note="Drag the ruler to measure."
    />
  ),
}

export const Centimetres = {
  render: () => (
    <ScalePreview
      title="How big is a quince?"
      tile={{ src: tileOf(quince), width: 5, height: 6.25 }}
      unit="cm"
      sliderLabel="Length on the ruler"
      format={(length) => `${length} cm`}
      note="Drag the ruler to measure."
    />
  ),
}
