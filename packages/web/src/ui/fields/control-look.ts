// The look of whatever is typed or chosen in, inside of a Field.
import * as styles from './field.module.css';

export const controlLook = { className: styles.control, 'data-ui': 'field-control' };
