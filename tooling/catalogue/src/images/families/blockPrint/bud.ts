import { leaf } from '../../kit/leaf.ts'
import { fill, line } from '../../kit/markup.ts'
import { moved } from '../../kit/path.ts'
import { petal, tear } from '../../kit/petal.ts'
import type { Hand } from '../brief.ts'
import { misregistered } from './press.ts'

/** A half-open bud of three petals with its calyx at the origin. */
export const bud = ({ random, roles }: Hand, radius: number, colour: string): string => {
  const { ground, second, ink } = roles
  const side = petal(radius * 0.95, radius * 0.34)
  const petals =
    moved(side, 0, 0, -126) + moved(side, 0, 0, -54) + moved(petal(radius * 1.08, radius * 0.4), 0, 0, -90)
  const sepal = leaf(radius * 0.5, radius * 0.2)
  const calyx =
    moved(sepal, 0, 2, -150) + moved(sepal, 0, 2, -30) + moved(leaf(radius * 0.46, radius * 0.22), 0, 2, -90)
  const cut = tear(radius * 0.34, 1)
  const cuts =
    moved(tear(radius * 0.4, 1.1), 0, -radius * 0.55, -90) +
    moved(cut, -radius * 0.34, -radius * 0.5, -126) +
    moved(cut, radius * 0.34, -radius * 0.5, -54)
  return (
    fill(petals, colour, misregistered(random)) +
    line(petals, ink, 1.3) +
    fill(cuts, ground) +
    fill(calyx, second, misregistered(random)) +
    line(calyx, ink, 1.1)
  )
}
