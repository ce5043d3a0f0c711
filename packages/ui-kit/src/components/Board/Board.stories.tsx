import type { Meta } from '@storybook/react-vite'
import { Board } from '../../index.ts'
import { Example } from '../../stories/pictures.tsx'
import { prints } from '../../stories/prints.ts'

export default { title: 'Data/Board' } satisfies Meta

export const Default = {
  render: () => (
    <Board
      items={prints.map((print) => ({
        name: print.name,
        href: `#${print.name}`,
        picture: <Example print={print} />,
      }))}
    />
  ),
}
