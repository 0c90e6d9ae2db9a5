/** Minutes and seconds: "34:12". Overtime counts up, after a minus sign. */
export function clockText(milliseconds: number): string {
  const isOver = milliseconds < 0;
  const seconds = Math.floor(Math.abs(milliseconds) / 1000) + (isOver ? 0 : milliseconds % 1000 > 0 ? 1 : 0);
  const text = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
  return isOver && seconds > 0 ? `−${text}` : text;
}
