/** The parts of React Native that checkouts use, as elements of a page. */
import type { ReactNode } from 'react';

interface Children {
  readonly children?: ReactNode;
}

export const View = ({ children }: Children): ReactNode => <div>{children}</div>;

interface TextProps extends Children {
  /** `false` for a label that its control says itself. */
  readonly accessible?: boolean;
}

export const Text = ({ children, accessible }: TextProps): ReactNode =>
  accessible === false ? <span aria-hidden="true">{children}</span> : <output>{children}</output>;

interface SwitchProps {
  readonly accessibilityLabel: string;
  readonly value: boolean;
  readonly onValueChange: (value: boolean) => void;
}

export const Switch = ({ accessibilityLabel, value, onValueChange }: SwitchProps): ReactNode => (
  <input
    type="checkbox"
    role="switch"
    aria-label={accessibilityLabel}
    checked={value}
    onChange={({ target }) => {
      onValueChange(target.checked);
    }}
  />
);

interface ButtonProps {
  readonly title: string;
  readonly disabled?: boolean;
  readonly onPress: () => unknown;
}

export const Button = ({ title, disabled, onPress }: ButtonProps): ReactNode => (
  <button disabled={disabled} onClick={() => void onPress()}>
    {title}
  </button>
);

interface TextInputProps {
  readonly placeholder: string;
  readonly value: string;
  readonly onChangeText: (text: string) => void;
}

export const TextInput = ({ placeholder, value, onChangeText }: TextInputProps): ReactNode => (
  <input
    aria-label={placeholder}
    value={value}
    onChange={(event) => {
      onChangeText(event.target.value);
    }}
  />
);
