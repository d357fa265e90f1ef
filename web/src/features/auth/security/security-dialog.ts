export interface SecurityDialogProps {
  readonly onClose: () => void;
}
