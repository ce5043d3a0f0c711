export type { BoardItem, BoardProps } from './Board.tsx'
export { Board } from './Board.tsx'
