import button from '../../ui/button.module.css';

interface Props {
  readonly label: string;
  /** Which files can be chosen. */
  readonly accept: string;
  readonly onChoose: (input: HTMLInputElement) => void;
}

/** A button that opens the file dialog. */
export function FileButton({ label, accept, onChoose }: Props) {
  return (
    <div class="row">
      <label class={button.button}>
        {label}
        <input type="file" class="hidden" accept={accept} onChange={({ currentTarget }) => onChoose(currentTarget)} />
      </label>
    </div>
  );
}
