import type { Meta } from '@storybook/react-vite'
import { Gallery } from '../../index.ts'
import { Example } from '../../stories/pictures.tsx'
import { court, hours, quince } from '../../stories/prints.ts'

export default { title: 'Data/Gallery' } satisfies Meta

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
