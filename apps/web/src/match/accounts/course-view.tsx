export function CourseView() {
  return null;
}
