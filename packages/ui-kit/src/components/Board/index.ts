export type { BoardItem } from './Board.tsx'
export { Board } from './Board.tsx'
