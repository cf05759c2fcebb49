import more from '../../../content/text/en/more.ftl?raw';
import told from '../../../content/text/en/told.ftl?raw';

export default { more: `${more}\n${told}` };
