import { type Cell, imagesOf } from './lattice.ts'
import type { Random } from './random.ts'

export type Disc = { x: number; y: number; r: number }

export type Placed = { x: number; y: number; discs: readonly Disc[] }

/** Places motifs at random positions without overlap. The copies of a motif in adjacent cells count too. */
export class Placement {
  readonly cell: Cell
  private taken: Disc[] = []

  constructor(cell: Cell) {
    this.cell = cell
  }

  claim(discs: readonly Disc[]): void {
    for (const { x, y, r } of discs)
      for (const [ix, iy] of imagesOf(this.cell, x, y)) this.taken.push({ x: ix, y: iy, r })
  }

  /** Clears the occupied positions, so that another layer is spaced independently. */
  clear(): void {
    this.taken = []
  }

  private fits(discs: readonly Disc[], gap: number): boolean {
    const { width, height, repeat } = this.cell
    return discs.every((disc) => {
      const edge = Math.min(disc.x, width - disc.x, disc.y, height - disc.y)
      if (repeat === 'mirror' && edge < disc.r * 0.9 + gap * 0.5) return false
      return this.taken.every((other) => {
        const room = other.r + disc.r + gap
        const dx = other.x - disc.x
        const dy = other.y - disc.y
        return room <= 0 || dx * dx + dy * dy >= room * room
      })
    })
  }

  /** Finds and occupies a free position; null after `tries` attempts. */
  throwOnce<T extends Placed>(
    random: Random,
    make: (x: number, y: number) => T,
    gap: number,
    tries: number,
  ): T | null {
    for (let i = 0; i < tries; i++) {
      const candidate = make(random.upTo(this.cell.width), random.upTo(this.cell.height))
      if (!this.fits(candidate.discs, gap)) continue
      this.claim(candidate.discs)
      return candidate
    }
    return null
  }

  /** Places up to `most` round motifs with the radius `r`. */
  scatter(random: Random, r: number, gap: number, most: number, tries = 250): Placed[] {
    const found: Placed[] = []
    while (found.length < most) {
      const next = this.throwOnce(random, (x, y): Placed => ({ x, y, discs: [{ x, y, r }] }), gap, tries)
      if (next === null) break
      found.push(next)
    }
    return found
  }
}
