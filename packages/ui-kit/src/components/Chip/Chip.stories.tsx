import type { Meta } from '@storybook/react-vite'
import { Chip, ColorWell } from '../../index.ts'

export default { title: 'Data/Chip' } satisfies Meta

export const Plain = { render: () => <Chip>Swatch available</Chip> }

export const RemovableLink = {
  render: () => (
    <Chip
      removeHref="#without"
      removeLabel="Remove filter Teal"
      before={<ColorWell color="#0B6E69" size={12} />}
    >
      Teal
    </Chip>
  ),
}

export const RemovableButton = {
  render: () => (
    <Chip onRemove={() => undefined} removeLabel="Remove code AUTUMN15">
      AUTUMN15
    </Chip>
  ),
}
