// The jar of Android that Maven Central has is of API level 16. This is the part of Activity that came later, or that
// Kotlin sees as properties.
package android.app

import android.content.Intent
import android.os.Bundle
import android.view.ContextThemeWrapper
import android.view.LayoutInflater
import android.view.View
import android.view.Window

open class Activity : ContextThemeWrapper() {
    open var intent: Intent = TODO()
    open val layoutInflater: LayoutInflater = TODO()
    open val window: Window = TODO()

    protected open fun onCreate(savedInstanceState: Bundle?) {}

    protected open fun onDestroy() {}

    protected open fun onPause() {}

    protected open fun onResume() {}

    protected open fun onStart() {}

    protected open fun onStop() {}

    open fun finish() {}

    open fun <T : View> findViewById(id: Int): T = TODO()

    open fun setContentView(layoutResID: Int) {}

    open fun setContentView(view: View?) {}
}
