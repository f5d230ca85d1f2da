import type { ReactElement, ReactNode } from 'react';

interface ToolProps {
  readonly label: string;
  /** What it is for, told when it is looked at: a narrow window shows its sign alone. */
  readonly about: string;
  readonly onPress: () => void;
  readonly pressed?: boolean;
  readonly disabled?: boolean;
  readonly children: ReactNode;
}

/** A button of a table's head: a sign, and its word where there is room. */
export function Tool({ label, about, onPress, pressed, disabled = false, children }: ToolProps): ReactElement {
  return (
    <button
      type="button"
      className="btn quiet tool"
      aria-label={label}
      aria-pressed={pressed}
      data-explain={about}
      disabled={disabled}
      onClick={onPress}
    >
      {children}
      <span>{label}</span>
    </button>
  );
}
